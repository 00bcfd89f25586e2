"""The page: Lighthouse scores, the bytes a phone loads, and the smoothness of animations."""

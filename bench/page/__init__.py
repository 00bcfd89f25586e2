"""The page: its marks by Lighthouse, what a phone loads for it, and how smoothly things move."""

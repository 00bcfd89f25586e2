lobby-face-line = Pick a card to show next to your name, and a color if you like.
lobby-face-colour = Color

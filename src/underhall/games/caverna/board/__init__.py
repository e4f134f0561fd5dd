"""The home: its squares, what lies on them, and the rules of furnishing, fields, animals and scoring. No flow."""

"""The mountain: what lies there, and the rules of digging, halls, statues, pedestals and scoring. No flow."""

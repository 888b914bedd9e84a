"""Parametric appliances, studio and kitchens, drawn by Blender 3.4 without a screen."""

/** A product in three dimensions. */
export const texts = {
  title: '{{name}} in 3D',
  /** For who cannot see it. */
  alt: '{{name}}: width {{width}} mm, depth {{depth}} mm, height {{height}} mm',
  hint: 'Turn it with the arrow keys, the mouse or a finger',
  views: {
    front: 'From the front',
    right: 'From the right',
    back: 'From behind',
    left: 'From the left',
    upper: 'from above',
    lower: 'from below',
  },
  loading: 'Loading the model…',
  unable: 'Your browser cannot show it in 3D: it needs WebGL, which may be turned off.',
  failed: 'The model could not be loaded.',
  file: 'Download the model (GLB)',
  finishes: 'Finishes',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  place: 'See it in your kitchen',
} as const;

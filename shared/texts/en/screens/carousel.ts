export const texts = {
  carousel: 'carousel',
  slide: 'slide',
  position: '{{position}} of {{total}}',
  previous: 'Previous',
  next: 'Next',
  pages: 'Choose what to see',
  goTo: 'Go to {{position}} of {{total}}',
  pause: 'Pause: {{name}}',
  play: 'Play: {{name}}',
  film: 'film',
} as const;

export const texts = {
  carousel: 'carousel',
  slide: 'slide',
  position: '{{name}}, {{position}} of {{total}}',
  previous: 'Previous',
  next: 'Next',
  pages: 'Choose what to see',
  goTo: 'Go to {{position}} of {{total}}',
  pause: 'Pause',
  play: 'Play',
} as const;

/** What appliances are made of and what they do, as far as it needs care: each has a page of its own. */
export const careTopics = [
  'enamel',
  'stainless-steel',
  'brass',
  'glass',
  'cast-iron',
  'oven-cleaning',
  'descaling',
  'hood-filters',
] as const;
export type CareTopic = (typeof careTopics)[number];

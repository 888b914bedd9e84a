import type { Category } from './categories.ts';

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

/** What concerns the owner of an appliance of a category, what is asked for most first. */
export const careOfCategory: Record<Category, readonly CareTopic[]> = {
  cookers: ['oven-cleaning', 'enamel', 'cast-iron', 'stainless-steel', 'brass', 'glass'],
  ovens: ['oven-cleaning', 'descaling', 'enamel', 'glass', 'brass'],
  hobs: ['glass', 'cast-iron', 'stainless-steel'],
  hoods: ['hood-filters', 'stainless-steel', 'brass'],
  'compact-products': ['glass', 'stainless-steel', 'descaling'],
};

/** The whole catalogue as data, for programs of partners; the schema is that of the JSON, for everybody. */
export const partnerFeedPaths = {
  json: '/api/partners/catalogue.json',
  csv: '/api/partners/catalogue.csv',
  schema: '/api/partners/catalogue.schema.json',
} as const;

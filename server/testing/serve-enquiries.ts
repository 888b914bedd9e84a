import pino from 'pino';
import { Registry } from 'prom-client';
import { buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { defaultSchedule } from '../enquiries/delivery-schedule.ts';
import { processClocks } from '../lib/clocks.ts';
import type { EnquirySiteInput } from './enquiry-site.ts';
import { clientWithoutPages, noEnquiryLimits } from './test-site.ts';

/** A process of the site that takes and delivers enquiries in quick time, for tests that end it in every way. */

const { port, environment, schedule } = JSON.parse(process.argv[2] ?? '') as EnquirySiteInput;
const config = readConfig(environment);
const logger = pino({ level: 'silent' });
const app = await buildApp(config, {
  client: clientWithoutPages,
  publicUrl: 'https://www.calidora.example',
  logger,
  registry: new Registry(),
  ...processClocks,
  limits: { requests: 1e9, uncached: 1e9, renders: 1e9, feeds: 1e9 },
  enquiryLimits: noEnquiryLimits,
  deliverySchedule: { ...defaultSchedule, ...schedule },
});
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
process.once('disconnect', () => process.exit(1));
await app.listen({ port, host: '127.0.0.1' });
process.send?.('ready');

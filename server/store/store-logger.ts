import type { Logger } from 'pino';

/** As much of a logger as reading the store needs. */
export type StoreLogger = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

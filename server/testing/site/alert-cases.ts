/** Series by name and labels, each with its values a minute apart, as promtool writes them: `0x10`, `0+1x10`. */
type SeriesValues = Record<string, string>;

interface AlertCase {
  /** When to look, after the first value. */
  at: string;
  /** Where it depends on the labels. */
  severity?: string;
  /** With these it fires. */
  fires: SeriesValues;
  /** With these it does not. */
  quiet: SeriesValues;
}

const up = 'up{job="site",instance="a"}';
const began = 'process_start_time_seconds{job="site",instance="a"}';
const expected = 'store_webhooks_expected{instance="a"}';
const webhooks = 'store_webhooks_total{instance="a",outcome="accepted"}';
const held = 'enquiries{instance="a",state="held"}';
const storeTook = (seconds: string) =>
  `store_call_duration_seconds_bucket{instance="a",list="products",result="ok",le="${seconds}"}`;

/** What each alert of docs/operations/alerts.yml is for, and what it must leave alone. */
export const alertCases: Record<string, AlertCase> = {
  SiteDown: { at: '5m', fires: { [up]: '1 0x10' }, quiet: { [up]: '1 0 1x10' } },
  SiteRestarting: {
    at: '10m',
    fires: { [up]: '1 0 1 0 1 0 1x10', [began]: '1 _ 2 _ 3 _ 4x10' },
    quiet: { [up]: '1x20', [began]: '1x3 2x20' },
  },
  SiteVanished: { at: '10m', fires: {}, quiet: { [up]: '1x20' } },
  ProcessVanished: {
    at: '75m',
    fires: { [up]: '1x90', 'up{job="site",instance="b"}': '1x20 stale' },
    quiet: { [up]: '1x90', 'up{job="site",instance="b"}': '1x90' },
  },
  SiteNotReady: {
    at: '10m',
    fires: { [up]: '1x10', 'site_ready{instance="a"}': '0x10' },
    quiet: { [up]: '1x10', 'site_ready{instance="a"}': '0x3 1x10' },
  },
  SiteErrors: {
    at: '15m',
    fires: {
      'http_requests_total{route="/*",status="5xx"}': '0+5x20',
      'http_requests_total{route="/*",status="2xx"}': '0+95x20',
    },
    quiet: {
      'http_requests_total{route="/readyz",status="5xx"}': '0+50x20',
      'http_requests_total{route="/*",status="5xx"}': '0+1x20',
      'http_requests_total{route="/*",status="2xx"}': '0+99x20',
    },
  },
  SiteOverloaded: {
    at: '5m',
    fires: { 'site_overloaded{instance="a"}': '1x10' },
    quiet: { 'site_overloaded{instance="a"}': '0 0 0 0 1 0x10' },
  },
  EventLoopLate: {
    at: '10m',
    fires: { 'nodejs_eventloop_lag_p99_seconds{instance="a"}': '0.8x10' },
    quiet: { 'nodejs_eventloop_lag_p99_seconds{instance="a"}': '0.1x10' },
  },
  StoreFailing: {
    at: '15m',
    fires: {
      'store_calls_total{outcome="timeout"}': '0+6x20',
      'store_calls_total{outcome="ok"}': '0+4x20',
    },
    quiet: {
      'store_calls_total{outcome="timeout"}': '0+4x20',
      'store_calls_total{outcome="ok"}': '0+6x20',
    },
  },
  StoreSlow: {
    at: '25m',
    fires: {
      'store_time_limit_seconds{instance="a"}': '10x30',
      [storeTook('5')]: '0+1x30',
      [storeTook('10')]: '0+9x30',
      [storeTook('+Inf')]: '0+10x30',
    },
    quiet: {
      'store_time_limit_seconds{instance="a"}': '10x30',
      [storeTook('5')]: '0+9x30',
      [storeTook('10')]: '0+10x30',
      [storeTook('+Inf')]: '0+10x30',
    },
  },
  StoreLeftAlone: {
    at: '15m',
    fires: { 'store_breaker_state{state="open"}': '1x20' },
    quiet: { 'store_breaker_state{state="open"}': '1x5 0 1x20' },
  },
  CatalogueOld: {
    at: '70m',
    fires: {
      'catalogue_snapshot_age_seconds{category="hobs"}': '30000x80',
      'cache_refresh_failures_total{cache="categories"}': '0+1x80',
    },
    // Nobody visits, so that nobody asks.
    quiet: {
      'catalogue_snapshot_age_seconds{category="hobs"}': '30000x80',
      'cache_refresh_failures_total{cache="categories"}': '0x80',
    },
  },
  CatalogueIncomplete: {
    at: '40m',
    fires: { 'catalogue_snapshot_complete{category="hobs"}': '0x50' },
    quiet: { 'catalogue_snapshot_complete{category="hobs"}': '0x20 1x50' },
  },
  NoWebhookLately: {
    at: '76h',
    fires: { [expected]: '1x4800', [webhooks]: '0x60 1x4800' },
    quiet: { [expected]: '1x4800', [webhooks]: '0x900 1x4800' },
  },
  WebhooksRefused: {
    at: '30m',
    fires: { 'store_webhooks_total{outcome="refused"}': '0 4x40' },
    quiet: { 'store_webhooks_total{outcome="refused"}': '0 2x40' },
  },
  CdnPurgeFailed: {
    at: '30m',
    fires: {
      'cdn_purges_total{outcome="failed"}': '0 1x40',
      'cdn_purges_total{outcome="done"}': '0+1x40',
    },
    quiet: { 'cdn_purges_total{outcome="failed"}': '0x40', 'cdn_purges_total{outcome="done"}': '0+1x40' },
  },
  EnquiriesFailed: {
    at: '10m',
    fires: { 'enquiries{state="failed"}': '1x20' },
    quiet: { 'enquiries{state="failed"}': '0x20', 'enquiries{state="waiting"}': '9x20' },
  },
  EnquiriesWaiting: {
    at: '10m',
    fires: { enquiry_oldest_waiting_seconds: '4000x20' },
    quiet: { enquiry_oldest_waiting_seconds: '3000x20' },
  },
  EnquiryStoreAway: {
    at: '10m',
    fires: { 'enquiry_store_up{instance="a"}': '0x20', 'enquiry_store_up{instance="b"}': '1x20' },
    quiet: { 'enquiry_store_up{instance="a"}': '0 0 1x20' },
  },
  EnquiriesLimited: {
    at: '30m',
    fires: { 'enquiries_limited_total{kind="contact",limit="site"}': '0 1x40' },
    quiet: { 'enquiries_limited_total{kind="contact",limit="network"}': '0 9x40' },
  },
  EnquiriesRefused: {
    at: '30m',
    fires: {
      'enquiries_refused_total{instance="a",kind="contact"}': '0 1x40',
      // Among two hundred pages a minute.
      'http_requests_total{route="/*",status="2xx"}': '0+200x40',
    },
    quiet: { 'enquiries_refused_total{instance="a",kind="contact"}': '1x40' },
  },
  DataDirFull: {
    at: '20m',
    fires: { 'data_dir_free_bytes{instance="a"}': '2e8x30', 'data_dir_free_bytes{instance="b"}': '3e8x30' },
    quiet: { 'data_dir_free_bytes{instance="a"}': '2e8x10 5e8x30' },
  },
  EnquiriesSetAside: {
    // On a site's first day, too.
    at: '5h',
    fires: { [held]: '0x100 40x300' },
    quiet: { [held]: '100x100 120x300' },
  },
  MailsRefused: {
    at: '30m',
    fires: { 'mails_total{kind="delivery",outcome="refused"}': '0 1x40' },
    quiet: { 'mails_total{kind="acknowledgement",outcome="refused"}': '0 1x40' },
  },
  MailRecipientsRefused: {
    at: '30m',
    severity: 'critical',
    fires: { 'mail_recipients_refused_total{instance="a",kind="safety",who="reader"}': '0 1x40' },
    quiet: { 'mail_recipients_refused_total{instance="a",kind="safety",who="reader"}': '1x40' },
  },
  LoginsUnreachable: {
    at: '10m',
    fires: { 'logins_total{outcome="unreachable"}': '0+1x20' },
    quiet: { 'logins_total{outcome="refused"}': '0+1x20' },
  },
  LoginsRefused: {
    at: '20m',
    fires: { 'logins_total{outcome="limited"}': '0+10x30' },
    quiet: { 'logins_total{outcome="refused"}': '0+1x30' },
  },
  PicturesFailing: {
    at: '40m',
    fires: {
      'picture_lookups_total{outcome="failed"}': '0+3x50',
      'picture_lookups_total{outcome="memory"}': '0+7x50',
    },
    quiet: {
      'picture_lookups_total{outcome="failed"}': '0+1x50',
      'picture_lookups_total{outcome="memory"}': '0+9x50',
    },
  },
  ContentLeftOut: {
    at: '70m',
    fires: { content_faults: '2x80' },
    quiet: { content_faults: '2x30 0x80' },
  },
  ListWrong: {
    at: '10m',
    fires: {
      'operator_file_faults{instance="a",variable="RECALLS_FILE"}': '1x20',
      'operator_file_faults{instance="a",variable="DEALERS_FILE"}': '0x20',
    },
    quiet: { 'operator_file_faults{instance="a",variable="RECALLS_FILE"}': '1x3 0x20' },
  },
  ContentDiffers: {
    at: '20m',
    fires: {
      'content_info{instance="a",version="1"}': '1x30',
      'content_info{instance="b",version="2"}': '1x30',
    },
    quiet: {
      'content_info{instance="a",version="2"}': '1x30',
      'content_info{instance="b",version="2"}': '1x30',
    },
  },
  RedisAway: {
    at: '5m',
    fires: { 'redis_up{instance="a"}': '0x10' },
    quiet: { 'redis_up{instance="a"}': '1x10' },
  },
  RedisRefuses: {
    at: '5m',
    fires: { 'redis_up{instance="a"}': '1x10', 'redis_writable{instance="a"}': '0x10' },
    // That it is away is told by another alert.
    quiet: { 'redis_up{instance="a"}': '0x10', 'redis_writable{instance="a"}': '0x10' },
  },
};

/** What an alert must also leave alone. */
export const furtherQuietCases: ({ alert: string } & Pick<AlertCase, 'at' | 'quiet'>)[] = [
  // A site that was set up an hour and more ago: nobody knows yet whether webhooks come.
  { alert: 'NoWebhookLately', at: '3h', quiet: { [expected]: '1x300', [webhooks]: '0x300' } },
  // A first deploy, and an upgrade.
  { alert: 'SiteRestarting', at: '10m', quiet: { [up]: '0x2 1x20', [began]: '_x2 1x20' } },
  // A store with a shorter limit of its own, which it is far from.
  {
    alert: 'StoreSlow',
    at: '25m',
    quiet: {
      'store_time_limit_seconds{instance="a"}': '5x30',
      [storeTook('1')]: '0+9x30',
      [storeTook('+Inf')]: '0+10x30',
    },
  },
];

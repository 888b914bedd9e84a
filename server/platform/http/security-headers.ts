/** The security headers of every answer; pages and error pages have a content security policy of their own. */
export const securityHeaders = ({
  https,
  includeSubdomains,
}: {
  https: boolean;
  includeSubdomains: boolean;
}): Record<string, string> => ({
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  ...(https && {
    'strict-transport-security': `max-age=31536000${includeSubdomains ? '; includeSubDomains' : ''}`,
  }),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
});

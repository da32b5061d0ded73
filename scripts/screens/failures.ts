const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const soon = new Date(Date.now() + 12 * 86_400_000).toISOString().slice(0, 10)
const STANDING = { until: null, further: 0 }

/** What an administrator is shown on a bad day. */
export const FAILURES = {
  failures: [
    { ...STANDING, kind: 'JOBS_FAILING', since: ago(3), names: ['exchange-rates.fetch', 'messages.purge'] },
    { ...STANDING, kind: 'WEBHOOKS_REJECTED', since: ago(20), names: ['stripe'] },
    {
      ...STANDING,
      kind: 'MAIL_REFUSED',
      since: ago(70),
      names: ['a…n@lanhai.example (550)', 'w…g@mingxiang.example (550)', 'x…@shop.example (553)'],
      further: 4,
    },
    { ...STANDING, kind: 'CREDENTIAL', since: null, until: soon, names: ['AMAZON_CLIENT_SECRET'] },
  ],
}

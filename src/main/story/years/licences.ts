import type { Day } from '#platform/shared/calendar.ts'
import type { YearsCast } from './cast.ts'

const COUNTRIES = ['DE', 'FR', 'IT', 'ES', 'GB'] as const

/** The agency may file in these countries; who signs for it. */
export async function holdLicences({ base, admin, signers }: YearsCast, validFrom: Day): Promise<void> {
  const held = await admin.get<{ records: { country: string }[] }>(`${base}/staff/licence/list`)
  const known = new Set(held.records.map(({ country }) => country))
  for (const country of COUNTRIES.filter((one) => !known.has(one)))
    await admin.post(`${base}/staff/licence/save`, {
      country,
      act: 'FILE_RETURNS',
      holder: 'Greenlane Compliance GmbH',
      number: `DEMO-${country}-0001`,
      validFrom,
      signers,
    })
}

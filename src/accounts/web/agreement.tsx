import { useRouteLoaderData } from 'react-router'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { useText } from '#platform/web/text.ts'
import { AGREEMENT_VERSION } from '../agreement.ts'
import type { agreementText } from './agreement.text.ts'

const CLAUSES = [
  'service',
  'business',
  'truth',
  'authority',
  'confirmation',
  'payment',
  'data',
  'account',
] as const

/** The user agreement in force, to be opened beside the box that accepts it. */
export function AgreementDisclosure() {
  const t = useText<typeof agreementText>('agreement')
  const root = useRouteLoaderData('root') as { config: { agencyName: string } } | undefined
  const agency = root?.config.agencyName ?? ''
  return (
    <Disclosure summary={t('title', { version: AGREEMENT_VERSION })}>
      <Stack gap={12}>
        {CLAUSES.map((clause) => (
          <p key={clause}>{t(clause, { agency })}</p>
        ))}
      </Stack>
    </Disclosure>
  )
}

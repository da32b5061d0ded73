import { lazy, Suspense } from 'react'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { Row } from '#platform/ui/layout.tsx'
import { Link } from '#platform/ui/link.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { paths } from '#paths.ts'
import { useText } from '#platform/web/text.ts'
import { AGREEMENT_VERSION } from '../agreement.ts'
import type { agreementText } from './agreement.text.ts'
import { useOpened } from './use-opened.ts'

const AgreementText = lazy(() => import('./agreement-text.tsx'))

/** The user agreement in force, opened beside the box that accepts it; fetched on opening. */
export function AgreementDisclosure({ version = AGREEMENT_VERSION }: { version?: string }) {
  const t = useText<typeof agreementText>('agreement')
  const [box, opened] = useOpened()
  return (
    <div ref={box}>
      <Disclosure summary={t('title', { version })}>
        {opened && (
          <Suspense fallback={<Skeleton lines={8} label={t('loading')} />}>
            <AgreementText version={version} />
          </Suspense>
        )}
        <Row gap={20}>
          <Link href={paths.userAgreement()} target="_blank">
            {t('ownPage')}
          </Link>
          <Link href={paths.privacyPolicy()} target="_blank">
            {t('policy')}
          </Link>
        </Row>
      </Disclosure>
    </div>
  )
}

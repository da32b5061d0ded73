import { ErrorState } from '#platform/ui/error-state.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { agreementText as agreementCall } from '../contract.ts'
import type { agreementText } from './agreement.text.ts'

/** The clauses of one version, as the server stores them. */
export default function AgreementText({ version }: { version: string }) {
  const t = useText<typeof agreementText>('agreement')
  const found = useCallQuery(agreementCall, { document: 'USER_AGREEMENT', version })
  if (found.error)
    return (
      <ErrorState
        title={t('failed')}
        safe={t('failedSafe')}
        onRetry={() => void found.refetch()}
        retrying={found.isFetching}
      >
        {found.error.message}
      </ErrorState>
    )
  if (!found.data) return <Skeleton lines={8} label={t('loading')} />
  return (
    <Stack gap={16}>
      {found.data.sections.map((section, index) => (
        <div key={section.title}>
          <p>
            <b>
              {index + 1}. {section.title}
            </b>
          </p>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      ))}
    </Stack>
  )
}

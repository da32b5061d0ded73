import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCallForm, useSession } from '#accounts/web/public.tsx'
import { downloadDocument } from '#documents/contract.ts'
import { useUploadBox } from '#documents/web/public.tsx'
import { toWire } from '#documents/wire-names.ts'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { paths } from '#paths.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { NotRead } from '#platform/ui/not-read.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { downloadFile } from '#platform/web/file-calls.ts'
import { invalidateReads } from '#platform/web/late-read.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { readEnding, tickEnding, type Ending, type EndPoint } from '../contract.ts'
import { EndingCards } from './ending-cards.tsx'
import type { endingText } from './ending.text.ts'
import { faultsOfTick, readTick, TickDialog } from './tick-dialog.tsx'

export const handle = { auth: true, access: 'seller', texts: ['ending', 'vault', 'ui'] }

/** What is left after the tax office has closed a number. */
export default function EndingPage() {
  const t = useText<typeof endingText>('ending')
  const [query] = useSearchParams()
  const registrationId = query.get('id') || 'none'
  const read = useCallQuery(readEnding, { registrationId })
  if (read.data) return <Shown key={registrationId} ending={read.data} />
  const isGone = read.error?.error === 'ending.not_found'
  return (
    <>
      <title>{t('titlePlain')}</title>
      <h1 className="visually-hidden">{t('titlePlain')}</h1>
      <Card>
        {isGone ? (
          <ErrorState
            title={t('missing')}
            safe={t('missingText')}
            action={<ButtonLink href={paths.registrations()}>{t('toRegistrations')}</ButtonLink>}
          />
        ) : (
          <NotRead query={read} loading={t('loading')} title={t('failed')} safe={t('safe')} />
        )}
      </Card>
    </>
  )
}

function Shown({ ending }: { ending: Ending }) {
  const t = useText<typeof endingText>('ending')
  const lang = useLang()
  const { mayWrite } = useSession()
  const [ticking, setTicking] = useState<EndPoint>()
  const title = t('title', { name: ending.number ?? ending.product })
  const side = {
    toDeclaration: (id: string) => paths.declarationDetail(id),
    toReturns: paths.declaration({}),
    toReports: mayWrite ? paths.salesImports() : null,
    onTick: mayWrite ? setTicking : null,
    onUntick: null,
    onOpen: (uploadId: string) =>
      void downloadFile(downloadDocument, toWire({ fileId: uploadId })).catch(() => undefined),
  }
  return (
    <>
      <title>{title}</title>
      <PageHeading title={title} sub={t('sub', { day: formatDay(ending.endedOn, lang) })} />
      <Stack gap={20}>
        <EndingCards ending={ending} side={side} />
      </Stack>
      {ticking && <Tick ending={ending} point={ticking} onClose={() => setTicking(undefined)} />}
    </>
  )
}

function Tick({ ending, point, onClose }: { ending: Ending; point: EndPoint; onClose: () => void }) {
  const t = useText<typeof endingText>('ending')
  const box = useUploadBox()
  const { registrationId } = ending
  const form = useCallForm(tickEnding, {
    read: (data) => readTick(data, { registrationId, point: point.point, fileId: box.file?.uploadId }),
    check: (read): Record<string, string> =>
      Object.fromEntries(
        Object.entries(faultsOfTick(read, point)).map(([field, fault]) => [field, t(fault)]),
      ),
    onDone() {
      showMessage(t('saved'), 'good')
      void invalidateReads([readEnding, listPendingMatters]).catch(() => undefined)
      onClose()
    },
  })
  return <TickDialog point={point} form={form} box={box} onClose={onClose} />
}

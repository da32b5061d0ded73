import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCallForm, useSession } from '#accounts/web/public.tsx'
import { useUploadBox } from '#documents/web/public.tsx'
import { downloadDocument } from '#documents/contract.ts'
import { toWire } from '#documents/wire-names.ts'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { paths } from '#paths.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { NotRead } from '#platform/ui/not-read.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { downloadFile } from '#platform/web/file-calls.ts'
import { invalidateReads } from '#platform/web/late-read.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { listRegistrations } from '../../contract.ts'
import { answerTakeover, readTakeover, type Takeover } from '../../takeover-contract.ts'
import type { takeoverText } from '../takeover.text.ts'
import { AnswerDialog, faultsOf, readAnswer, useChosenAnswer } from './answer-dialog.tsx'
import { SideContext } from './side.ts'
import { PeriodsCard, PointsCard, TakeoverStanding } from './takeover-cards.tsx'

export const handle = { auth: true, access: 'seller', texts: ['takeover', 'vault', 'ui'] }

/** What is known of a number that another agency filed for, and what the seller has to add. */
export default function TakeoverPage() {
  const t = useText<typeof takeoverText>('takeover')
  const [query] = useSearchParams()
  const registrationId = query.get('id') || 'none'
  const read = useCallQuery(readTakeover, { registrationId })
  if (read.data) return <Shown key={registrationId} takeover={read.data} />
  const isGone = read.error?.error === 'takeover.not_found'
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

function Shown({ takeover }: { takeover: Takeover }) {
  const t = useText<typeof takeoverText>('takeover')
  const { mayWrite, role } = useSession()
  const [answering, setAnswering] = useState<readonly string[]>()
  const title = t('title', { name: takeover.number ?? takeover.product })
  const side = {
    isStaff: false,
    answer: mayWrite ? setAnswering : null,
    isBusy: false,
    open: ({ uploadId }: { uploadId: string }) =>
      void downloadFile(downloadDocument, toWire({ fileId: uploadId })).catch(() => undefined),
  }
  return (
    <SideContext value={side}>
      <title>{title}</title>
      <PageHeading title={title} sub={t('sub', { agency: takeover.earlierAgency || t('anAgency') })} />
      <Stack gap={20}>
        {!mayWrite && role !== undefined && <Notice>{t('viewer')}</Notice>}
        <TakeoverStanding takeover={takeover} />
        <PointsCard takeover={takeover} />
        <PeriodsCard takeover={takeover} />
      </Stack>
      {answering && <Answer takeover={takeover} points={answering} onClose={() => setAnswering(undefined)} />}
    </SideContext>
  )
}

type Answering = { takeover: Takeover; points: readonly string[]; onClose: () => void }

function Answer({ takeover, points, onClose }: Answering) {
  const t = useText<typeof takeoverText>('takeover')
  const box = useUploadBox()
  const [answer, setAnswer] = useChosenAnswer(points)
  const form = useCallForm(answerTakeover, {
    read: (data) => readAnswer(data, { takeover, points, answer, fileId: box.file?.uploadId }),
    check: (read): Record<string, string> =>
      Object.fromEntries(Object.entries(faultsOf(read)).map(([field, fault]) => [field, t(fault)])),
    onDone() {
      showMessage(t('saved'), 'good')
      void invalidateReads([readTakeover, listPendingMatters, listRegistrations]).catch(() => undefined)
      onClose()
    },
  })
  return (
    <AnswerDialog
      takeover={takeover}
      points={points}
      answer={answer}
      onAnswer={setAnswer}
      box={box}
      form={form}
      onClose={onClose}
    />
  )
}

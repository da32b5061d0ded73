import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { textOf, useCallForm } from '#accounts/web/public.tsx'
import { useReadingGuard } from '#back-office/web/frame/use-reading-guard.tsx'
import { StaffLoadFailure } from '#back-office/web/frame/staff-load-failure.tsx'
import { StaffPage } from '#back-office/web/frame/staff-page.tsx'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { useUploadBox } from '#documents/web/public.tsx'
import { paths } from '#paths.ts'
import { TextField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { Link } from '#platform/ui/link.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { invalidateReads } from '#platform/web/late-read.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { staffUpload } from '#work-orders/staff/contract.ts'
import { AnswerDialog, faultsOf, readAnswer, useChosenAnswer } from '../../web/takeover/answer-dialog.tsx'
import { nameOfPoint } from '../../web/takeover/point-name.ts'
import { SideContext } from '../../web/takeover/side.ts'
import { PeriodsCard, PointsCard, TakeoverStanding } from '../../web/takeover/takeover-cards.tsx'
import type { takeoverText } from '../../web/takeover.text.ts'
import {
  checkTakeover,
  returnTakeover,
  staffAnswerTakeover,
  staffTakeover,
  staffTakeoverFile,
  staffTakeovers,
  type StaffTakeover,
} from '../takeover-contract.ts'
import type { takeoversStaffText } from './takeovers-staff.text.ts'

export const handle = {
  auth: true,
  access: 'staff',
  texts: ['takeover', 'takeovers-staff', 'vault', 'back-office-lists', 'ui'],
}

/** A takeover: what the customer said is ticked off or returned, what staff find is entered with its document. */
export default function StaffTakeoverPage() {
  const t = useText<typeof takeoverText>('takeover')
  const [query] = useSearchParams()
  const at = {
    companyId: query.get('companyId') || 'none',
    registrationId: query.get('registrationId') || 'none',
  }
  const read = useStaffList(staffTakeover, at)
  if (read.data) return <Shown key={at.registrationId} takeover={read.data} />
  return (
    <StaffPage>
      <title>{t('titlePlain')}</title>
      <PageHeading title={t('titlePlain')} />
      {read.error ? (
        <StaffLoadFailure read={read} title={t('failed')} />
      ) : (
        <Skeleton lines={8} label={t('loading')} />
      )}
    </StaffPage>
  )
}

const readAgain = () => void invalidateReads([staffTakeover, staffTakeovers]).catch(() => undefined)

function Shown({ takeover }: { takeover: StaffTakeover }) {
  const t = useText<typeof takeoverText>('takeover')
  const s = useText<typeof takeoversStaffText>('takeovers-staff')
  const [answering, setAnswering] = useState<readonly string[]>()
  const [returning, setReturning] = useState<readonly string[]>()
  const { companyId, registrationId, revision, number, product, company, workOrder } = takeover
  const checking = useStaffAction(checkTakeover, { done: s('checked'), toastsAll: true })
  const title = t('title', { name: number ?? product })
  const guard = useReadingGuard(companyId)
  const side = {
    isStaff: true,
    answer: setAnswering,
    check: (points: readonly string[]) =>
      checking.run({ companyId, registrationId, revision, points: [...points] }),
    giveBack: setReturning,
    isBusy: checking.pending,
    open: ({ uploadId: fileId, name }: { uploadId: string; name: string }) =>
      guard.download(staffTakeoverFile, { companyId, registrationId, fileId }, name),
  }
  return (
    <SideContext value={side}>
      <StaffPage>
        <title>{title}</title>
        {guard.dialog}
        <PageHeading
          title={title}
          sub={`${company} · ${t('sub', { agency: takeover.earlierAgency || t('anAgency') })}`}
          actions={
            <>
              <Link look="alone" href={paths.adminTakeovers()}>
                {s('back')}
              </Link>
              <Link look="alone" href={paths.adminWorkOrder(workOrder.id)}>
                {s('workOrder', { number: workOrder.number })}
              </Link>
            </>
          }
        />
        <Stack gap={20}>
          <TakeoverStanding takeover={takeover} />
          <PointsCard takeover={takeover} />
          <PeriodsCard takeover={takeover} />
        </Stack>
      </StaffPage>
      {answering && <Answer takeover={takeover} points={answering} onClose={() => setAnswering(undefined)} />}
      {returning && <Return takeover={takeover} points={returning} onClose={() => setReturning(undefined)} />}
    </SideContext>
  )
}

type Doing = { takeover: StaffTakeover; points: readonly string[]; onClose: () => void }

function Answer({ takeover, points, onClose }: Doing) {
  const t = useText<typeof takeoverText>('takeover')
  const s = useText<typeof takeoversStaffText>('takeovers-staff')
  const { companyId, workOrder } = takeover
  const box = useUploadBox({ call: staffUpload, staff: true, fields: { workOrderId: workOrder.id } })
  const [answer, setAnswer] = useChosenAnswer(points)
  const form = useCallForm(staffAnswerTakeover, {
    staff: true,
    read: (data) => ({
      companyId,
      ...readAnswer(data, { takeover, points, answer, fileId: box.file?.uploadId }),
    }),
    check: (read): Record<string, string> =>
      Object.fromEntries(Object.entries(faultsOf(read)).map(([field, fault]) => [field, t(fault)])),
    onDone() {
      showMessage(s('saved'), 'good')
      readAgain()
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

function Return({ takeover, points, onClose }: Doing) {
  const t = useText<typeof takeoverText>('takeover')
  const s = useText<typeof takeoversStaffText>('takeovers-staff')
  const lang = useLang()
  const { companyId, registrationId, revision } = takeover
  const form = useCallForm(returnTakeover, {
    staff: true,
    read: (data) => ({
      companyId,
      registrationId,
      revision,
      points: [...points],
      reason: textOf(data, 'reason'),
    }),
    check: ({ reason }): Record<string, string> => (reason === '' ? { reason: s('reasonMissing') } : {}),
    onDone() {
      showMessage(s('returned'), 'good')
      readAgain()
      onClose()
    },
  })
  return (
    <FormDialog
      title={s('returnTitle', { name: nameOfPoint(points[0] ?? '', t, lang) })}
      onClose={onClose}
      form={form}
      submit={s('returnNow')}
      cancel={s('cancel')}
    >
      <TextField
        name="reason"
        label={s('reason')}
        help={s('reasonHelp')}
        maxLength={300}
        autoComplete="off"
        data-autofocus
        error={form.errors['reason']}
      />
    </FormDialog>
  )
}

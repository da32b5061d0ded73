import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCallForm } from '#accounts/web/public.tsx'
import { useReadingGuard } from '#back-office/web/frame/use-reading-guard.tsx'
import { StaffLoadFailure } from '#back-office/web/frame/staff-load-failure.tsx'
import { StaffPage } from '#back-office/web/frame/staff-page.tsx'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { useUploadBox } from '#documents/web/public.tsx'
import { paths } from '#paths.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { Stack } from '#platform/ui/layout.tsx'
import { Link } from '#platform/ui/link.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { invalidateReads } from '#platform/web/late-read.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { staffUpload } from '#work-orders/staff/contract.ts'
import type { EndPoint } from '../../contract.ts'
import { EndingCards } from '../../web/ending-cards.tsx'
import type { endingText } from '../../web/ending.text.ts'
import { faultsOfTick, readTick, TickDialog } from '../../web/tick-dialog.tsx'
import { staffEnding, staffEndingFile, staffTickEnding, type StaffEnding } from '../contract.ts'
import { UntickDialog } from './untick-dialog.tsx'

export const handle = { auth: true, access: 'staff', texts: ['ending', 'vault', 'back-office-lists', 'ui'] }

/** What a number leaves behind, as staff tick it off. */
export default function StaffEndingPage() {
  const t = useText<typeof endingText>('ending')
  const [query] = useSearchParams()
  const at = {
    companyId: query.get('companyId') || 'none',
    registrationId: query.get('registrationId') || 'none',
  }
  const read = useStaffList(staffEnding, at)
  if (read.data) return <Shown key={at.registrationId} ending={read.data} />
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

function Shown({ ending }: { ending: StaffEnding }) {
  const t = useText<typeof endingText>('ending')
  const lang = useLang()
  const [ticking, setTicking] = useState<EndPoint>()
  const [unticking, setUnticking] = useState<EndPoint>()
  const { companyId, registrationId, company, country, number, product, endedOn, workOrder } = ending
  const title = t('title', { name: number ?? product })
  const guard = useReadingGuard(companyId)
  const side = {
    toDeclaration: (id: string) => paths.adminDeclaration({ companyId, id }),
    toReturns: paths.adminDeclarations({ country, keyword: company.slice(0, 80) }),
    toReports: null,
    onTick: setTicking,
    onUntick: setUnticking,
    onOpen: (fileId: string) =>
      guard.download(staffEndingFile, { companyId, registrationId, fileId }, t('titlePlain')),
  }
  return (
    <StaffPage>
      <title>{title}</title>
      <PageHeading
        title={title}
        sub={`${company} · ${t('sub', { day: formatDay(endedOn, lang) })}`}
        actions={
          <>
            <Link look="alone" href={paths.adminEndings()}>
              {t('back')}
            </Link>
            <Link look="alone" href={paths.adminWorkOrder(workOrder.id)}>
              {t('workOrder', { number: workOrder.number })}
            </Link>
          </>
        }
      />
      <Stack gap={20}>
        <EndingCards ending={ending} side={side} />
      </Stack>
      {guard.dialog}
      {ticking && <Tick ending={ending} point={ticking} onClose={() => setTicking(undefined)} />}
      {unticking && (
        <UntickDialog ending={ending} point={unticking} onClose={() => setUnticking(undefined)} />
      )}
    </StaffPage>
  )
}

function Tick({ ending, point, onClose }: { ending: StaffEnding; point: EndPoint; onClose: () => void }) {
  const t = useText<typeof endingText>('ending')
  const { companyId, registrationId, workOrder } = ending
  const box = useUploadBox({ call: staffUpload, staff: true, fields: { workOrderId: workOrder.id } })
  const form = useCallForm(staffTickEnding, {
    staff: true,
    read: (data) => ({
      companyId,
      ...readTick(data, { registrationId, point: point.point, fileId: box.file?.uploadId }),
    }),
    check: (read): Record<string, string> =>
      Object.fromEntries(
        Object.entries(faultsOfTick(read, point)).map(([field, fault]) => [field, t(fault)]),
      ),
    onDone() {
      showMessage(t('saved'), 'good')
      void invalidateReads([staffEnding]).catch(() => undefined)
      onClose()
    },
  })
  return <TickDialog point={point} form={form} box={box} onClose={onClose} />
}

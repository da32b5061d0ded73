import { useState } from 'react'
import { IconBan, IconDots, IconMessage, IconPlayerPause, IconPlayerPlay } from '#platform/ui/icons.ts'
import type { MenuItem } from '#platform/ui/menu-props.ts'
import { Menu } from '#platform/ui/menu.tsx'
import { useText } from '#platform/web/text.ts'
import { resumeWorkOrder } from '#work-orders/staff/contract.ts'
import type { workOrdersStaffText } from '#work-orders/staff/web/work-orders-staff.text.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { HoldDialog } from './hold-dialog.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { ReasonDialog } from '#work-orders/staff/web/reason-dialog.tsx'
import { useWorkOrder } from './work-order-scope.ts'

const ICONS = { hold: IconPlayerPause, resume: IconPlayerPlay, cancel: IconBan }

type StatusAction = keyof typeof ICONS

/** Actions on the whole work order: hold, resume, cancel; and the internal note. */
export function WorkOrderMenu() {
  const { data } = useWorkOrder()
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const [chosen, setChosen] = useState<StatusAction | 'note'>()
  const { actions, id: workOrderId } = data.workOrder
  const possible = actions.filter((action) => action.enabled)
  const closed = possible.length === 0 ? actions.find((action) => action.reason)?.reason : undefined
  const items: MenuItem[] = [
    { label: t('internalNote'), icon: <IconMessage />, onSelect: () => setChosen('note') },
    ...possible.map(({ action }) => {
      const Icon = ICONS[action]
      return {
        label: t(`do_${action}`),
        icon: <Icon />,
        danger: action === 'cancel',
        onSelect: () => setChosen(action),
      }
    }),
  ]
  const close = () => setChosen(undefined)
  return (
    <>
      <Menu label={t('moreActions')} trigger={<IconDots />} items={items} head={closed} />
      {chosen === 'note' && <NoteDialog workOrderId={workOrderId} onClose={close} />}
      {chosen === 'hold' && <HoldDialog onClose={close} />}
      {chosen === 'cancel' && <CancelDialog onClose={close} />}
      {chosen === 'resume' && (
        <ReasonDialog
          call={resumeWorkOrder}
          input={{ workOrderId }}
          title={t('do_resume')}
          text={t('ask_resume')}
          confirm={t('confirm_resume')}
          done={t('done_resume')}
          onClose={close}
        />
      )}
    </>
  )
}

import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { IconPencil } from '#platform/ui/icons.ts'
import { Row } from '#platform/ui/layout.tsx'
import { allAtFields } from '#platform/web/at-fields.ts'
import { useCallMutation } from '#platform/web/query.ts'
import { LONGEST_LABEL, listMyServices, nameWorkOrder, workOrderDetails } from '../contract.ts'
import type { WorkOrderCard } from '../records.ts'
import { useReader } from './use-reader.ts'

/** The company's own name for a work order, which its members can change: "Shop 2", "for the Berlin stock". */
export function OwnLabel({ order, mayWrite }: { order: WorkOrderCard; mayWrite: boolean }) {
  const [editing, setEditing] = useState<boolean>()
  const place = useRef<HTMLDivElement>(null)
  // The focus follows: into the field, and back to the button.
  useEffect(() => {
    if (editing !== undefined) place.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [editing])
  return (
    <div ref={place}>
      {editing ? (
        <LabelForm order={order} onClose={() => setEditing(false)} />
      ) : (
        <Label order={order} mayWrite={mayWrite} onEdit={() => setEditing(true)} />
      )}
    </div>
  )
}

function Label(props: { order: WorkOrderCard; mayWrite: boolean; onEdit: () => void }) {
  const { order, mayWrite, onEdit } = props
  const { t } = useReader()
  return (
    <Row gap={8}>
      {order.label !== null && <b>{order.label}</b>}
      {mayWrite && (
        <Button size={32} variant="subtle" icon={<IconPencil size={16} />} onClick={onEdit}>
          {t(order.label === null ? 'nameIt' : 'renameIt')}
        </Button>
      )}
    </Row>
  )
}

function LabelForm({ order, onClose }: { order: WorkOrderCard; onClose: () => void }) {
  const { t } = useReader()
  const [label, setLabel] = useState(order.label ?? '')
  const save = useCallMutation(nameWorkOrder, {
    inPlace: allAtFields(['label']),
    invalidates: [workOrderDetails, listMyServices],
    onSuccess: onClose,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({ workOrderId: order.id, label })
  }
  return (
    <form onSubmit={submit}>
      <Row gap={8} align="end">
        <TextField
          label={t('ownName')}
          maxLength={LONGEST_LABEL}
          value={label}
          error={save.error?.fields['label']}
          onChange={(event) => setLabel(event.target.value)}
        />
        <Button type="submit" variant="primary" loading={save.isPending}>
          {t('saveName')}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          {t('cancelName')}
        </Button>
      </Row>
    </form>
  )
}

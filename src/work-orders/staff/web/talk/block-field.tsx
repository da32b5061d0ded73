import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { SelectField } from '#platform/ui/field.tsx'
import { Row } from '#platform/ui/layout.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { staffMe } from '#staff/contract.ts'
import { deleteTextBlock, textBlocks } from '../../text-blocks-contract.ts'
import type { SellerText } from '../review/seller-text.ts'
import { useLangs, useWorkOrder } from '../work-order-scope.ts'
import { draftOf } from './fill-block.ts'
import type { staffTalkText } from './staff-talk.text.ts'

/** Puts a text block into the draft, with what is known of this work order. An own one can be deleted. */
export function BlockField({ onDraft }: { onDraft: (draft: SellerText) => void }) {
  const t = useText<typeof staffTalkText>('staff-talk')
  const { workOrder, company } = useWorkOrder().data
  const langs = useLangs()
  const me = useCallQuery(staffMe, {}, { staff: true })
  const blocks = useCallQuery(textBlocks, {}, { staff: true }).data?.blocks ?? []
  const [id, setId] = useState('')
  const remove = useStaffAction(deleteTextBlock, {
    done: t('blockDeleted'),
    onDone: () => setId(''),
    toastsAll: true,
  })
  const chosen = blocks.find((block) => block.id === id)
  if (blocks.length === 0) return null
  const values = {
    company: company.name,
    number: workOrder.number,
    service: workOrder.product.name,
    ...(me.data && { me: me.data.name }),
  }
  return (
    <Row gap={8} align="end">
      <SelectField
        label={t('block')}
        placeholder={t('blockChoose')}
        optional
        value={id}
        options={blocks.map((block) => ({ value: block.id, label: block.name }))}
        onChange={(event) => {
          setId(event.target.value)
          const block = blocks.find((one) => one.id === event.target.value)
          if (block) onDraft(draftOf(block.text, langs, values))
        }}
      />
      {chosen?.mine && (
        <Button
          size={32}
          variant="subtle"
          loading={remove.pending}
          onClick={() => remove.run({ blockId: chosen.id })}
        >
          {t('blockDelete')}
        </Button>
      )}
    </Row>
  )
}

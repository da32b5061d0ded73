import type { Enquiry } from '#enquiries/staff/contract.ts'
import { SelectField } from '#platform/ui/field.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { staffMe } from '#staff/contract.ts'
import { textBlocks } from '#work-orders/staff/text-blocks-contract.ts'
import { withBlock } from './with-block.ts'
import type { enquiriesStaffText } from './enquiries-staff.text.ts'

type Props = { enquiry: Enquiry; value: string; onChange: (text: string) => void }

/** Puts a text block, one’s own or a shared one, into the answer, in the language of the enquiry. */
export function BlockField({ enquiry, value, onChange }: Props) {
  const t = useText<typeof enquiriesStaffText>('enquiries-staff')
  const me = useCallQuery(staffMe, {}, { staff: true }).data
  // Finance answers too, and has no text blocks.
  const hasBlocks = me !== undefined && me.role !== 'finance'
  const blocks = useCallQuery(textBlocks, {}, { staff: true, enabled: hasBlocks }).data?.blocks ?? []
  if (!me || blocks.length === 0) return null
  return (
    <SelectField
      label={t('block')}
      placeholder={t('blockChoose')}
      optional
      value=""
      options={blocks.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={({ target }) => {
        const block = blocks.find(({ id }) => id === target.value)
        if (block) onChange(withBlock(value, block.text[enquiry.lang], { enquiry, me: me.name }))
      }}
    />
  )
}

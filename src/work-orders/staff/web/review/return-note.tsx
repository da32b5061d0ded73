import type { EvaluatedField } from '#forms/engine/evaluate/evaluate.ts'
import { langTag, pickText } from '#platform/shared/local-text.ts'
import { ChoiceChips } from '#platform/ui/choice-chips.tsx'
import { CheckField } from '#platform/ui/field.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { RETURN_REASON_CODES, type ReturnReason } from '#work-orders/return-reason-codes.ts'
import { RETURN_REASONS } from '#work-orders/return-reasons.ts'
import type { workOrdersStaffText } from '#work-orders/staff/web/work-orders-staff.text.ts'
import { EMPTY_NOTE, noteAsRead, type NoteDraft } from './review.ts'
import { SellerTextField } from './seller-text-field.tsx'
import type { ReviewTools } from './use-form-review.ts'
import { useLangs } from '../work-order-scope.ts'
import styles from './form-review.module.css'

/** Why an answer is returned: reasons from the list, an own text, and a preview of what the seller will read. */
export function ReturnNote({ tools, entry }: { tools: ReviewTools; entry: EvaluatedField }) {
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const lang = useLang()
  const { field, path } = entry
  const note = tools.review.notes[path] ?? EMPTY_NOTE
  const write = (change: Partial<NoteDraft>) => tools.write(path, { ...note, ...change })
  const kind = field.type === 'file' ? 'file' : 'answer'
  const reasons = RETURN_REASON_CODES.filter((code) => [kind, 'any'].includes(RETURN_REASONS[code].for))
  return (
    <div className={styles.note}>
      <ChoiceChips
        multiple
        name={`reasons-${path}`}
        legend={t('whyBack')}
        options={reasons.map((code) => ({ value: code, label: pickText(RETURN_REASONS[code].label, lang) }))}
        value={note.reasons}
        onChange={(value, checked) => write({ reasons: withReason(reasons, note.reasons, value, checked) })}
        error={tools.attempted && note.reasons.length === 0 ? t('chooseReason') : undefined}
      />
      <SellerTextField
        label={t('ownText')}
        optional
        rows={2}
        value={note.text}
        onChange={(text) => write({ text })}
      />
      {field.type === 'file' && field.example && (
        <CheckField
          label={t('withExample')}
          checked={note.example}
          onChange={(event) => write({ example: event.target.checked })}
        />
      )}
      <SellerReads note={note} />
    </div>
  )
}

/** In the order of the list, because the note carries the first. */
function withReason(
  offered: readonly ReturnReason[],
  chosen: readonly ReturnReason[],
  value: string,
  checked: boolean,
): ReturnReason[] {
  return offered.filter((code) => (code === value ? checked : chosen.includes(code)))
}

function SellerReads({ note }: { note: NoteDraft }) {
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const langs = useLangs()
  const { text, foreign } = noteAsRead(note, langs)
  const lang = foreign ? langs.own : langs.seller
  return (
    <div className={styles.reads}>
      <span className={styles.second}>{t('sellerReads')}</span>
      {text === '' ? (
        <p className={styles.none}>{t('sellerReadsNothing')}</p>
      ) : (
        <p lang={langTag(lang)}>{text}</p>
      )}
      {foreign && (
        <p className={styles.second}>{t('sellerReadsForeign', { lang: t(`lang_${langs.seller}`) })}</p>
      )}
    </div>
  )
}

import { SelectField, TextField } from '#platform/ui/field.tsx'
import { useText } from '#platform/web/text.ts'
import { DOCUMENT_KINDS, type DocumentKind } from '../document-kinds.ts'
import type { vaultText } from './vault.text.ts'

type Known = { kind: DocumentKind; person: string | null; expiresOn: string | null }

/** What a member can say of a document. */
export function DocumentFields({ known, errors }: { known: Known; errors: Record<string, string> }) {
  const t = useText<typeof vaultText>('vault')
  return (
    <>
      <SelectField
        name="kind"
        label={t('kind')}
        defaultValue={known.kind}
        options={DOCUMENT_KINDS.map((value) => ({ value, label: t(`kind_${value}`) }))}
        error={errors['kind']}
      />
      <TextField
        name="person"
        label={t('person')}
        optional
        help={t('personHelp')}
        defaultValue={known.person ?? ''}
        maxLength={120}
        autoComplete="off"
        error={errors['person']}
      />
      <TextField
        name="expiresOn"
        type="date"
        label={t('columnExpiry')}
        optional
        help={t('expiryHelp')}
        defaultValue={known.expiresOn ?? ''}
        error={errors['expiresOn']}
      />
    </>
  )
}

import { ChoiceChips } from '#platform/ui/choice-chips.tsx'
import { useText } from '#platform/web/text.ts'
import type { DeclarationWorkDetail } from '../../contract.ts'
import type { declarationWorkText } from '../declaration-work.text.ts'
import styles from '../declarations-staff.module.css'

type Props = { work: DeclarationWorkDetail; chosen: string; onChoose: (id: string) => void }

/** Under whose licence it is filed: a question only for those who sign for several holders. */
export function LicenceChoice({ work: { licences }, chosen, onChoose }: Props) {
  const t = useText<typeof declarationWorkText>('declaration-work')
  const [only] = licences
  if (!only) return null
  if (licences.length === 1) return <p className={styles.quiet}>{t('underLicence', only)}</p>
  return (
    <ChoiceChips
      name="licence"
      look="list"
      legend={t('whichLicence')}
      value={chosen}
      onChange={onChoose}
      options={licences.map(({ id, holder, number }) => ({ value: id, label: holder, detail: number }))}
    />
  )
}

/** What is still to be chosen, if anything. */
export const lacksLicence = ({ licences }: DeclarationWorkDetail, chosen: string): boolean =>
  licences.length > 1 && chosen === ''

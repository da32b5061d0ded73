import { Notice } from '#platform/ui/notice.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { wordOf } from '../epr/quantity-words.ts'
import { unitOf } from '../epr/unit-of.ts'
import type { DeclarationDetail } from '../../contract.ts'
import type { declarationDetailText } from '../declaration-detail.text.ts'
import { changesBetween } from './figure-changes.ts'
import { figureText } from './figure.tsx'
import styles from './detail.module.css'
import { useBoxName } from './use-box-name.ts'

/** Says that other figures were seen, or confirmed, than those that hold now, and which differ. */
export function ChangedNotice(props: {
  declaration: DeclarationDetail
  seen: DeclarationDetail | undefined
}) {
  const { declaration, seen } = props
  const t = useText<typeof declarationDetailText>('declaration-detail')
  if (seen && seen.id === declaration.id && seen.revision !== declaration.revision)
    return (
      <Notice tone="warn" role="alert" title={t('changedTitle')}>
        {t(wordOf(declaration, 'changedText'))}
        <Changes declaration={declaration} seen={seen} />
      </Notice>
    )
  const isOpen = declaration.status === 'CALCULATED' || declaration.status === 'AWAITING_CONFIRMATION'
  if (!isOpen || !declaration.confirmedBefore) return null
  return (
    <Notice tone="warn" title={t('outdatedTitle')}>
      {t('outdatedText')}
      <Changes declaration={declaration} seen={declaration.confirmedBefore} />
    </Notice>
  )
}

type Compared = { declaration: DeclarationDetail; seen: Parameters<typeof changesBetween>[0] }

function Changes({ declaration, seen }: Compared) {
  const t = useText<typeof declarationDetailText>('declaration-detail')
  const lang = useLang()
  const nameOf = useBoxName(declaration)
  const currency = unitOf(declaration)
  const text = (amount: number | null, decimals: number) =>
    amount === null ? t('none') : figureText({ amount, decimals }, currency, lang)
  return (
    <ul className={styles.changes}>
      {changesBetween(seen, declaration).map(({ box, decimals, was, is }) => {
        const { number, name } = nameOf(box)
        const said = [number, name].filter(Boolean).join(' ')
        return (
          <li key={box}>{t('changeOf', { name: said, was: text(was, decimals), is: text(is, decimals) })}</li>
        )
      })}
    </ul>
  )
}

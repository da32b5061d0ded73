import { paths } from '#paths.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useText } from '#platform/web/text.ts'
import type { DeclarationDetail } from '../../contract.ts'
import type { declarationDetailText } from '../declaration-detail.text.ts'

/** A correction names what it corrects; a nil return says that it is one. */
export function CorrectsNotice({ declaration: { corrects, isNil } }: { declaration: DeclarationDetail }) {
  const t = useText<typeof declarationDetailText>('declaration-detail')
  if (corrects)
    return (
      <Notice
        title={t('correctsTitle', { number: corrects.number })}
        action={<ButtonLink href={paths.declarationDetail(corrects.id)}>{t('openCorrected')}</ButtonLink>}
      >
        {t('correctsText')}
      </Notice>
    )
  return isNil ? <Notice>{t('isNil')}</Notice> : null
}

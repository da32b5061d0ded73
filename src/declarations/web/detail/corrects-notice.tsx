import { paths } from '#paths.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useText } from '#platform/web/text.ts'
import type { DeclarationDetail } from '../../contract.ts'
import type { declarationDetailText } from '../declaration-detail.text.ts'
import { wordOf } from '../epr/quantity-words.ts'

/** A correction names what it corrects; a nil return says that it is one. */
export function CorrectsNotice({ declaration }: { declaration: DeclarationDetail }) {
  const t = useText<typeof declarationDetailText>('declaration-detail')
  const { corrects, correction, carry, isNil } = declaration
  if (corrects)
    return (
      <Notice
        title={t('correctsTitle', {
          ordinal: correction?.ordinal ?? 1,
          of: correction?.of ?? corrects.number,
        })}
        action={
          <ButtonLink href={paths.declarationDetail(corrects.id)}>
            {t(wordOf(declaration, 'openCorrected'))}
          </ButtonLink>
        }
      >
        {t(wordOf(declaration, 'correctsText'))}
        {carry && (
          <p>{carry.into ? t('carriedText', { period: carry.into.label }) : t('carriedWaitsText')}</p>
        )}
      </Notice>
    )
  return isNil ? <Notice>{t('isNil')}</Notice> : null
}

import { useIsViewer } from '#accounts/web/use-is-viewer.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { IconPlus } from '#platform/ui/icons.ts'
import { paths } from '#paths.ts'
import { useReader } from '../use-reader.ts'

/** The way to the services; a viewer reads instead who may buy them. */
export function BuyService() {
  const { t } = useReader()
  if (useIsViewer())
    return (
      <Button icon={<IconPlus />} reason={t('viewersCannotBuy')}>
        {t('buyService')}
      </Button>
    )
  return (
    <ButtonLink href={paths.services()} icon={<IconPlus />}>
      {t('buyService')}
    </ButtonLink>
  )
}

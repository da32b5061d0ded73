import { useText } from '#platform/web/text.ts'
import type { Page } from '../../web/found.ts'
import { Palette } from '../../web/palette.tsx'
import { staffSearch } from '../contract.ts'
import { notFoundHint } from './not-found-hint.ts'
import type { staffSearchText } from './staff-search.text.ts'

export type StaffPaletteProps = { owner: string; pages: readonly Page[]; onClose: () => void }

/** The palette of the back office, over the pages that the person's role has. */
export function StaffPalette({ owner, pages, onClose }: StaffPaletteProps) {
  const t = useText<typeof staffSearchText>('staff-search')
  return (
    <Palette
      owner={owner}
      pages={pages}
      call={staffSearch}
      staff
      placeholder={t('placeholder')}
      noneHint={t(notFoundHint(pages))}
      groupTitle={(kind) => t(`group_${kind}` as keyof typeof staffSearchText)}
      onClose={onClose}
    />
  )
}

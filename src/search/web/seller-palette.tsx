import { search } from '../contract.ts'
import { useText } from '#platform/web/text.ts'
import { Palette } from './palette.tsx'
import type { searchText } from './search.text.ts'
import { useSellerPages } from './seller-pages.ts'

export type SellerPaletteProps = { owner: string; mayBuy: boolean; onClose: () => void }

/** The palette of the workspace. */
export function SellerPalette({ owner, mayBuy, onClose }: SellerPaletteProps) {
  const t = useText<typeof searchText>('search')
  return (
    <Palette
      owner={owner}
      pages={useSellerPages(mayBuy)}
      call={search}
      placeholder={t('placeholder')}
      noneHint={t('noneHint')}
      groupTitle={(kind) => t(`group_${kind}` as keyof typeof searchText)}
      onClose={onClose}
    />
  )
}

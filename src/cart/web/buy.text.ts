import { defineText } from '#platform/shared/text.ts'

export const buyText = defineText({
  addToCart: { en: 'Add to cart', zh: '加入购物车' },
  adding: { en: 'Adding', zh: '正在加入' },
})

import { defineText } from '#platform/shared/text.ts'

export const buyText = defineText({
  addToCart: { en: 'Add to cart', zh: '加入购物车' },
  viewersCannotBuy: {
    en: 'Only owners and editors of your company can buy services.',
    zh: '仅企业的所有者和可编辑成员可以购买服务。',
  },
  adding: { en: 'Adding', zh: '正在加入' },
})

import { defineText } from '#platform/shared/text.ts'

export const presenceText = defineText({
  looking: { en: '{{name}} is looking at this order', zh: '{{name}}正在查看' },
  writing: { en: '{{name}} is writing here', zh: '{{name}}正在填写' },
})

import type { ProductContent } from '../product.ts'
import { directive2006112, ustg } from './sources.ts'

export const deVatRegistrationFaqs: ProductContent['faqs'] = [
  {
    question: {
      en: 'My goods are in an Amazon warehouse in Germany. Do I need this?',
      zh: '我的货在德国的亚马逊仓库，需要注册吗？',
    },
    answer: {
      en: 'Yes, from the first day your stock is there. The sale through the marketplace is usually taxed by the marketplace, but holding and moving stock still makes you liable to register and to file.',
      zh: '需要，从货物入仓的第一天起就要注册。平台订单的税款通常由平台代扣代缴，但存放和移动库存本身就会产生注册和申报义务。',
    },
    sources: [
      directive2006112('art. 14a, 17, 20, 214', '第14a、17、20、214条'),
      ustg('18', '§ 18', '第18条'),
    ],
  },
  {
    question: { en: 'Can I sell while I wait?', zh: '等待下号期间可以销售吗？' },
    answer: {
      en: 'The law does not forbid it: the tax is owed from the first taxable sale, and those months are declared once you have the tax number. But marketplaces must hold your VAT number on file and may stop offers shipped from German stock until they have it.',
      zh: '法律并不禁止：从首笔应税销售起即负有纳税义务，税号下发后补报这些月份即可。但平台必须留存您的VAT税号，在此之前可能会限制从德国库存发货的商品。',
    },
    sources: [ustg('22f', '§ 22f', '第22f条'), ustg('25e', '§ 25e', '第25e条')],
  },
  {
    question: {
      en: 'What happens if the tax office has questions?',
      zh: '税局提出问题怎么办？',
    },
    answer: {
      en: 'That is common and not a bad sign. We translate the letter, tell you what is missing and by when, and reply in German. You see it in your lane the same day.',
      zh: '税局询问很常见，并不代表有问题。我们会翻译来函，告知缺什么、何时前补齐，并用德语答复；当天您就能在进度线上看到。',
    },
    sources: [],
  },
  {
    question: { en: 'What if I sell nothing in a month?', zh: '某个月没有销售，还要申报吗？' },
    answer: {
      en: 'You still have to file a nil return. Returns are generally due on the 10th of the month after the period, one month later with the permanent extension, which we apply for. The tax office decides whether you file monthly or quarterly. An annual return follows at the end of the year.',
      zh: '没有销售也要做零申报。一般在申报期结束后的次月10日前申报；取得长期延期（由我们代为申请）后可再延一个月。按月还是按季申报由税局决定，年度结束后还要提交年度申报。',
    },
    sources: [ustg('18', '§ 18(1)–(3)', '第18条第1至3款')],
  },
  {
    question: { en: 'Do I need a fiscal representative in Germany?', zh: '在德国需要财税代表吗？' },
    answer: {
      en: 'No. Germany does not require companies from outside the EU to have one. You remain the taxpayer; we act under your power of attorney. Pay tax directly to the tax office, never to us.',
      zh: '不需要。德国不要求非欧盟公司指定财税代表，纳税人仍是您本人，我们凭授权委托书代办。税款请直接缴给税局，切勿付给我们。',
    },
    sources: [],
  },
]

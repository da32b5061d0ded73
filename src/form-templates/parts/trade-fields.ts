import type { Option, RowField } from '#forms/engine/model/template.ts'
import { includesAny } from './choices.ts'
import { documentField } from './files.ts'

/** The channels that every form names; the same values everywhere, so that the answer can be copied. */
const MARKETPLACES: readonly Option[] = [
  { value: 'amazon', label: { en: 'Amazon', zh: '亚马逊' } },
  { value: 'ebay', label: { en: 'eBay', zh: 'eBay' } },
  { value: 'kaufland', label: { en: 'Kaufland', zh: 'Kaufland' } },
  { value: 'otto', label: { en: 'Otto', zh: 'Otto' } },
  { value: 'temu', label: { en: 'Temu', zh: 'Temu' } },
  { value: 'tiktok', label: { en: 'TikTok Shop', zh: 'TikTok Shop' } },
]

const OTHER_CHANNELS: readonly Option[] = [
  { value: 'otherMarketplace', label: { en: 'Another marketplace', zh: '其他平台' } },
  { value: 'ownShop', label: { en: 'Own online shop', zh: '独立站' } },
  { value: 'businesses', label: { en: 'Directly to businesses', zh: '直接销售给企业（B2B）' } },
]

/** @param local marketplaces of the country, between the large ones and the rest */
export function tradeFields(local: readonly Option[] = []): RowField[] {
  const marketplaces = [...MARKETPLACES, ...local]
  const onMarketplace = includesAny('channels', [
    ...marketplaces.map((option) => option.value),
    'otherMarketplace',
  ])
  return [
    {
      type: 'multiselect',
      key: 'channels',
      label: { en: 'Where do you sell?', zh: '销售渠道' },
      missing: { en: 'Choose at least one sales channel.', zh: '请至少选择一个销售渠道。' },
      required: true,
      copyKey: 'business.channels',
      options: [...marketplaces, ...OTHER_CHANNELS],
    },
    {
      type: 'textarea',
      key: 'sellerIds',
      label: { en: 'Shop names and seller IDs', zh: '店铺名称和卖家ID' },
      name: { en: 'shop names and seller IDs', zh: '店铺名称和卖家ID' },
      help: {
        en: 'One shop a line: marketplace, shop name, ID. On Amazon it is the Merchant Token (Settings, Account Info).',
        zh: '每行一个店铺：平台、店铺名称、ID。亚马逊请填写卖家记号（Merchant Token），见设置里的账户信息。',
      },
      visibleWhen: onMarketplace,
      required: true,
      copyKey: 'business.sellerIds',
      validators: [{ name: 'length', min: 5, max: 1000 }],
    },
    {
      type: 'text',
      key: 'shopAddress',
      label: { en: 'Address of the online shop', zh: '独立站网址' },
      name: { en: 'address of the online shop', zh: '独立站网址' },
      visibleWhen: { op: 'includes', field: 'channels', value: 'ownShop' },
      required: true,
      copyKey: 'business.shopAddress',
      validators: [{ name: 'url' }],
    },
    {
      type: 'text',
      key: 'goods',
      label: { en: 'What goods do you sell?', zh: '销售哪些商品' },
      name: { en: 'goods that you sell', zh: '销售的商品' },
      help: {
        en: 'In English, concretely: "phone cases and charging cables", not "general trade".',
        zh: '请用英文具体填写，例如：phone cases, charging cables。不要写general trade（一般贸易）。',
      },
      required: true,
      copyKey: 'business.goods',
      validators: [
        { name: 'pattern', pattern: 'latinAddress' },
        { name: 'length', min: 3, max: 200 },
      ],
    },
  ]
}

/** The document that proves real trade. */
export function proofOfTrade(): RowField {
  return documentField({
    key: 'proofOfTrade',
    label: { en: 'Proof of trade', zh: '经营证明' },
    help: {
      en: 'A screenshot of the marketplace account that shows the legal name, or a warehouse or supply contract. Up to 5 files.',
      zh: '店铺后台显示公司法定名称的截图，或仓储合同、采购合同。最多5个文件。',
    },
    shareable: true,
    required: true,
    copyKey: 'business.proofOfTrade',
    maxFiles: 5,
    example: 'shopScreenshot',
  })
}

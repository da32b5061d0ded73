import { type ProductContent, faq, text } from '../product-content.ts'
import { act } from '../sources.ts'
import { authorisedRepresentative } from './authorised-representative.ts'

const brandList = {
  key: 'brandList',
  name: text('Brands and kinds of goods', '品牌与商品类别'),
  note: text('As shown on product and packaging', '与产品及包装上的一致'),
}
const whySeparate = text('Why is this separate from the registration?', '为什么要单独购买？')

export const authorisedRepresentatives: readonly ProductContent[] = [
  authorisedRepresentative({
    code: 'packaging-representative-at',
    country: 'AT',
    position: 320,
    name: text('Packaging representative Austria', '奥地利包装授权代表'),
    summary: text('Authorised representative (§ 12b AWG)', '依AWG第12b条指定的授权代表'),
    lead: text(
      'Required since 2023 for every company not established in Austria that sends parcels to consumers there.',
      '自2023年起，没有奥地利机构、向当地消费者发货的公司必须指定。',
    ),
    description: [
      text(
        'The representative takes on all packaging duties: joining a collection system, reporting the quantities and answering to the ministry.',
        '授权代表承担全部包装义务：加入回收系统、申报数量，并对主管部门负责。',
      ),
      text(
        'The power of attorney has to be certified by a notary, and entered in the EDM register before the first parcel.',
        '委托书须经公证，并在首个包裹发出前录入EDM登记系统。',
      ),
    ],
    entry: text(
      'We are entered in the EDM register as your representative.',
      '在EDM系统登记为您的授权代表。',
    ),
    officialFees: text(
      'The notary’s fee in your country is not included in the price.',
      '您所在地的公证费不含在价格中。',
    ),
    materials: [brandList],
    faqs: [
      faq(
        text('Does this apply to companies in the EU too?', '欧盟公司也需要吗？'),
        text(
          'Yes. What counts is being established in Austria, not in the EU.',
          '需要。以是否在奥地利设有机构为准，与是否在欧盟无关。',
        ),
        act('Waste Management Act (AWG 2002) § 12b', '奥地利废弃物管理法（AWG 2002）第12b条'),
      ),
      faq(
        whySeparate,
        text(
          'The registration covers quantities and the system; the representative is liable for a set term. If you already have one, you need only the registration.',
          '注册针对数量和系统，授权代表则是按期承担责任的主体。已有授权代表的只需购买注册。',
        ),
      ),
    ],
    related: ['packaging-at', 'vat-registration-at'],
    base: 180,
    brands: { three: 75, ten: 150 },
    entryDays: { low: 2, high: 5 },
  }),
  authorisedRepresentative({
    code: 'packaging-representative-es',
    country: 'ES',
    position: 321,
    name: text('Packaging representative Spain', '西班牙包装授权代表'),
    summary: text('Representante autorizado, Royal Decree 1055/2022', '依第1055/2022号皇家法令指定'),
    lead: text(
      'Required for companies not established in Spain that sell packaged goods to consumers there.',
      '没有西班牙机构、向当地消费者销售带包装商品的公司必须指定。',
    ),
    description: [
      text(
        'The representative fulfils the producer’s duties in Spain: entry in the ministry’s register, membership in a collective scheme, yearly declaration of packaging.',
        '授权代表在西班牙履行生产者义务：在生态转型部登记、加入集体回收系统、每年申报包装数量。',
      ),
      text(
        'The register requires a Spanish tax number; the representative’s is used, so you do not need your own NIF for packaging.',
        '登记须使用西班牙税号，由授权代表以其税号办理，贵公司无需为包装单独申请NIF。',
      ),
    ],
    entry: text(
      'We are entered in the register of producers as your representative.',
      '在生产者登记系统登记为您的授权代表。',
    ),
    officialFees: text('Official fees: none for this service.', '官方费用：本服务无官方收费。'),
    materials: [brandList],
    faqs: [
      faq(
        text('What is the legal basis?', '法律依据是什么？'),
        text(
          'The royal decree on packaging: producers from other countries must appoint a representative in Spain before they sell.',
          '包装皇家法令规定：境外生产者在销售前须在西班牙指定授权代表。',
        ),
        act('Royal Decree 1055/2022, art. 17', '西班牙第1055/2022号皇家法令第17条'),
      ),
      faq(
        whySeparate,
        text(
          'The representative is liable for a set term. If you already have one, you need only the registration.',
          '授权代表是按期承担责任的主体。已有授权代表的只需购买注册。',
        ),
      ),
    ],
    related: ['packaging-es', 'vat-registration-es'],
    base: 190,
    brands: { three: 75, ten: 150 },
    entryDays: { low: 2, high: 5 },
  }),
  authorisedRepresentative({
    code: 'weee-representative-de',
    country: 'DE',
    position: 322,
    name: text('WEEE representative Germany', '德国WEEE授权代表'),
    summary: text('Authorised representative (§ 8 ElektroG)', '依ElektroG第8条指定的授权代表'),
    lead: text(
      'Every manufacturer or seller of electrical goods not established in Germany needs one before the first sale.',
      '没有德国机构的电子电器制造商或卖家，首次销售前必须指定。',
    ),
    description: [
      text(
        'The representative is registered with stiftung ear in your name, holds the guarantee, reports quantities every month and organises take-back.',
        '授权代表以您的名义在stiftung ear登记，提供担保，每月申报数量并组织回收。',
      ),
      text(
        'A producer may have only one representative; a change is possible at the end of a month.',
        '每个生产者只能有一个授权代表，可在月末更换。',
      ),
    ],
    entry: text('stiftung ear confirms the appointment.', 'stiftung ear确认授权代表的指定。'),
    officialFees: text(
      'The stiftung ear fee for the confirmation is included in the price.',
      'stiftung ear的确认费用已含在价格中。',
    ),
    materials: [brandList],
    faqs: [
      faq(
        text('Does this apply to companies in the EU too?', '欧盟公司也需要吗？'),
        text(
          'Yes, if they are not established in Germany and sell to users there.',
          '需要。只要没有德国机构并向德国用户销售，就必须指定。',
        ),
        act(
          'Directive 2012/19/EU art. 17',
          '欧盟指令2012/19/EU第17条',
          'https://eur-lex.europa.eu/eli/dir/2012/19/oj',
        ),
        act(
          'ElektroG § 8',
          '德国电子电器法（ElektroG）第8条',
          'https://www.gesetze-im-internet.de/elektrog_2015/__8.html',
        ),
      ),
      faq(
        text('What is the guarantee?', '担保是什么？'),
        text(
          'Security for the disposal of goods sold to consumers, renewed yearly. We pool it for all companies that we represent.',
          '为面向消费者销售的商品提供的处置担保，每年更新，由我们为所代表的公司统一办理。',
        ),
        act(
          'ElektroG § 7',
          '德国电子电器法（ElektroG）第7条',
          'https://www.gesetze-im-internet.de/elektrog_2015/__7.html',
        ),
      ),
    ],
    related: ['weee-de', 'batteries-de', 'responsible-person-eu'],
    base: 290,
    brands: { three: 120, ten: 290 },
    entryDays: { low: 5, high: 10 },
  }),
  authorisedRepresentative({
    code: 'weee-representative-fr',
    country: 'FR',
    position: 323,
    name: text('WEEE representative France', '法国WEEE授权代表'),
    summary: text('Mandataire for electrical goods and batteries', '电子电器与电池授权代表（mandataire）'),
    lead: text(
      'For manufacturers and sellers of electrical goods or batteries not established in France.',
      '适用于没有法国机构的电子电器或电池制造商和卖家。',
    ),
    description: [
      text(
        'The mandataire joins the eco-organisation for you, declares quantities and holds the identification numbers in your name.',
        '授权代表代您加入生态组织、申报数量，并以您的名义持有识别号（UIN）。',
      ),
      text(
        'One mandate covers electrical goods and batteries; each keeps its own identification number.',
        '一份委托即可涵盖电子电器和电池，两者各有识别号。',
      ),
    ],
    entry: text('The mandate is entered with ADEME and the eco-organisation.', '在ADEME和生态组织登记委托。'),
    officialFees: text('Official fees: none for this service.', '官方费用：本服务无官方收费。'),
    materials: [brandList],
    faqs: [
      faq(
        text('What is the legal basis?', '法律依据是什么？'),
        text(
          'The directive and the environmental code: a producer from another country must appoint a person established in France.',
          '欧盟指令和法国环境法典均规定：境外生产者须指定设在法国的代表。',
        ),
        act(
          'Directive 2012/19/EU art. 17',
          '欧盟指令2012/19/EU第17条',
          'https://eur-lex.europa.eu/eli/dir/2012/19/oj',
        ),
        act('Code de l’environnement art. R543-175', '法国环境法典第R543-175条'),
      ),
    ],
    related: ['weee-fr', 'batteries-fr', 'responsible-person-eu'],
    base: 260,
    brands: { three: 110, ten: 260 },
    entryDays: { low: 3, high: 8 },
  }),
]

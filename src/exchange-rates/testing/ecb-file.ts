/** In the form in which the European Central Bank publishes them; the rates are made up. */
export const ECB_FILE = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
<gesmes:subject>Reference rates</gesmes:subject><gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
<Cube>
<Cube time="2026-03-03"><Cube currency="USD" rate="1.1000"/><Cube currency="CNY" rate="8.0000"/></Cube>
<Cube time='2026-03-02'>
  <Cube currency='USD' rate='1.2500'/>
  <Cube currency='CNY' rate='8.1000'/>
  <Cube currency='PLN' rate='4.2500'/>
</Cube>
</Cube></gesmes:Envelope>`

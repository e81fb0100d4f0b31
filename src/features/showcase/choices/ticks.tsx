import { Trans } from '@lingui/react/macro'
import { stack } from '#src/features/showcase/page/arrange.ts'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { Switch } from '#src/ui/form/switch.tsx'

/** A checkbox is sent with its form; a switch takes effect immediately. */
export const Ticks = () => (
  <div className={stack}>
    <Checkbox defaultChecked>Chừa cửa kho số 2, ngõ sau</Checkbox>
    <Checkbox>Đếm 24 thùng 500 ml, 12 thùng 250 ml</Checkbox>
    <Checkbox indeterminate>In phiếu nhập 2041</Checkbox>
    <Checkbox disabled>Chụp ảnh hai thùng bù hàng vỡ</Checkbox>
    <Checkbox round defaultChecked>
      Kiểm tra nhiệt độ tủ mát
    </Checkbox>
    <Switch defaultChecked hint={<Trans>Customers see it in the web shop</Trans>}>
      <Trans>On sale</Trans>
    </Switch>
    <Switch>
      <Trans>Sound on new orders</Trans>
    </Switch>
    <Switch disabled>
      <Trans>Print receipts</Trans>
    </Switch>
  </div>
)

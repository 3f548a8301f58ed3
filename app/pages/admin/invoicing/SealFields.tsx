import { FileDrop } from '#app/forms/FileDrop.tsx';
import { PasswordField } from '#app/forms/PasswordField.tsx';
import formStyles from '#app/forms/SchemaForm.module.css';
import type { Form } from '#app/forms/use-form.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useAdminInvoicingText } from '#app/i18n/admin-invoicing/use-admin-invoicing-text.ts';
import styles from './AdminInvoicing.module.css';
import { type IssuerFormInput, type IssuerFormOutput, maySealFile } from './issuer-form.ts';

interface Props {
  state: Form<IssuerFormInput, IssuerFormOutput>;
  /** There is one already, which may stay. */
  hasSeal: boolean;
  onFile: (of: 'certificate' | 'key', file: File | undefined) => void;
}

const accepts = { certificate: '.cer', key: '.key' };

/** The seal certificate: two files, of which the form holds the names, and the password of the key. */
export function SealFields({ state, hasSeal, onFile }: Props) {
  const text = useAdminInvoicingText().issuer;
  const account = useAccountText();
  const { form } = state;

  function choose(of: 'certificate' | 'key', file: File) {
    const isPossible = maySealFile(file);
    onFile(of, isPossible ? file : undefined);
    form.setValue(of, isPossible ? file.name : '', { shouldDirty: true });
    if (isPossible) form.clearErrors(of);
    else form.setError(of, { message: text.wrongFile[of] });
  }

  const drop = (of: 'certificate' | 'key', label: string, invitation: string) => {
    const { ref, error } = state.field(of);
    return (
      <FileDrop
        name={of}
        // The form holds the file's name alone; a validation message about it leads here.
        ref={(input) => ref(input && { name: of, focus: () => input.focus() })}
        label={label}
        error={error}
        invitation={invitation}
        chosen={form.watch(of) || undefined}
        accept={accepts[of]}
        onFiles={([file]) => file && choose(of, file)}
      />
    );
  };

  return (
    <fieldset className={styles.seal}>
      <legend>{text.csd}</legend>
      <p className={styles.soft}>
        {text.csdLead} {hasSeal && text.csdStays}
      </p>
      <div className={formStyles.pair}>
        {drop('certificate', text.cer, text.chooseCer)}
        {drop('key', text.key, text.chooseKey)}
      </div>
      <PasswordField
        {...state.field('password')}
        label={text.password}
        // Not that of the account, which browsers would fill in.
        autoComplete="new-password"
        show={account.password.show}
        hide={account.password.hide}
      />
    </fieldset>
  );
}

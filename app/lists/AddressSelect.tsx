import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router';
import { SelectField } from '#app/forms/SelectField.tsx';
import { addressWith } from './use-managed-list.ts';

interface Props extends Pick<ComponentProps<typeof SelectField>, 'label' | 'options'> {
  /** All that the address asks for, by its parameters. */
  requested: Readonly<Record<string, string>>;
  /** The parameter that is chosen here. */
  name: string;
}

/** A filter of a list: what is chosen stands in the address, from the first page on. */
export function AddressSelect({ requested, name, ...field }: Props) {
  const navigate = useNavigate();
  return (
    <SelectField
      {...field}
      value={requested[name]}
      onChange={({ target }) =>
        navigate(addressWith({ ...requested, [name]: target.value }, 1), {
          preventScrollReset: true,
        })
      }
    />
  );
}

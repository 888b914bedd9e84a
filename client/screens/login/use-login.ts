import { credentialsSchema } from '@kitchen/shared/session.ts';
import { useEffect, useRef, useState } from 'react';
import type { LoginFailure } from '../../api/log-in.ts';
import { logIn } from '../../api/log-in.ts';
import { useSessionChange } from '../../api/use-session.ts';

/** Fields of the form, by their names, in their order. */
const credentialFields = ['username', 'password'] as const;
type CredentialField = (typeof credentialFields)[number];

/**
 * The fields keep their text themselves: what a password manager or the visitor filled in before the
 * scripts were there stays, and the password is nowhere else.
 */
export function useLogin() {
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const { opened } = useSessionChange();
  /** Whether the form is hydrated; before that it can send nothing. */
  const [ready, setReady] = useState(false);
  const [sending, setSending] = useState(false);
  /** Fields that were left empty. */
  const [missing, setMissing] = useState<readonly CredentialField[]>([]);
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  /** Whether what stands in the fields is what was just refused. */
  const [refused, setRefused] = useState(false);
  /** How many attempts failed, so that each failure is announced. */
  const [tries, setTries] = useState(0);

  useEffect(() => setReady(true), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus goes there when a try ended, not while the visitor mends.
  useEffect(() => {
    const [field = refused ? 'password' : undefined] = missing;
    const input = field && form.current?.elements.namedItem(field);
    if (!(input instanceof HTMLInputElement)) return;
    input.focus();
    input.select();
  }, [tries]);

  function fail(why: { missing?: readonly CredentialField[]; failure?: LoginFailure }) {
    setMissing(why.missing ?? []);
    setFailure(why.failure ?? null);
    setRefused(why.failure?.why === 'refused');
    setTries((before) => before + 1);
  }

  async function submit() {
    if (isSending.current || !form.current) return;
    const data = new FormData(form.current);
    const text = (field: CredentialField) => String(data.get(field) ?? '');
    const credentials = { username: text('username'), password: text('password') };
    const empty = credentialFields.filter((field) => isEmpty(field, credentials[field]));
    if (empty.length > 0) return fail({ missing: empty });
    const checked = credentialsSchema.safeParse(credentials);
    // Longer than any that there can be.
    if (!checked.success) return fail({ failure: { why: 'refused' } });
    isSending.current = true;
    setSending(true);
    fail({});
    const result = await logIn(checked.data);
    // Who got in is led on; until then nothing is sent again.
    if (result.outcome === 'open') return opened(result.session);
    isSending.current = false;
    setSending(false);
    fail({ failure: result.failure });
  }

  return {
    form,
    ready,
    sending,
    missing,
    failure,
    refused,
    tries,
    noteInput() {
      setMissing((before) => (before.length === 0 ? before : stillMissing(before, form.current)));
      setRefused(false);
    },
    submit,
  };
}

/** A password may be made of spaces. */
const isEmpty = (field: CredentialField, text: string) => (field === 'username' ? text.trim() : text) === '';

function stillMissing(before: readonly CredentialField[], form: HTMLFormElement | null) {
  return before.filter((field) => {
    const input = form?.elements.namedItem(field);
    return input instanceof HTMLInputElement && isEmpty(field, input.value);
  });
}

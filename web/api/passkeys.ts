/** Passkeys, as browsers have them. Fetched only when somebody asks for one. */

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));

const toText = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

type Known = { readonly id: string; readonly type: 'public-key'; readonly transports?: string[] };

const known = (list: readonly Known[] = []): PublicKeyCredentialDescriptor[] =>
  list.map(({ id, type, transports }) => ({
    id: toBytes(id),
    type,
    // The server hands back what a browser once told it.
    ...(transports ? { transports: transports as AuthenticatorTransport[] } : {}),
  }));

type CreationJSON = Omit<
  PublicKeyCredentialCreationOptions,
  'challenge' | 'user' | 'excludeCredentials'
> & {
  readonly challenge: string;
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly excludeCredentials?: Known[];
};

type RequestJSON = Omit<PublicKeyCredentialRequestOptions, 'challenge' | 'allowCredentials'> & {
  readonly challenge: string;
  readonly allowCredentials?: Known[];
};

/** Somebody closed the browser's window: that is no fault, and nothing has happened. */
export class NotNow extends Error {}

async function asked(doing: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const made = await doing.catch((error: unknown) => {
    throw error instanceof DOMException && error.name === 'NotAllowedError' ? new NotNow() : error;
  });
  if (!(made instanceof PublicKeyCredential)) throw new NotNow();
  return made;
}

const common = (made: PublicKeyCredential) => ({
  id: made.id,
  rawId: toText(made.rawId),
  type: 'public-key' as const,
  clientExtensionResults: {},
});

export async function makePasskey(options: CreationJSON): Promise<object> {
  const { challenge, user, excludeCredentials, ...rest } = options;
  const publicKey = {
    ...rest,
    challenge: toBytes(challenge),
    user: { ...user, id: toBytes(user.id) },
    excludeCredentials: known(excludeCredentials),
  };
  const made = await asked(navigator.credentials.create({ publicKey }));
  // Whoever creates gets an attestation.
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    ...common(made),
    response: {
      clientDataJSON: toText(response.clientDataJSON),
      attestationObject: toText(response.attestationObject),
      transports: response.getTransports(),
    },
  };
}

export async function showPasskey(options: RequestJSON): Promise<object> {
  const { challenge, allowCredentials, ...rest } = options;
  const publicKey = {
    ...rest,
    challenge: toBytes(challenge),
    ...(allowCredentials ? { allowCredentials: known(allowCredentials) } : {}),
  };
  const made = await asked(navigator.credentials.get({ publicKey }));
  // Whoever asks for one gets an assertion.
  const response = made.response as AuthenticatorAssertionResponse;
  return {
    ...common(made),
    response: {
      clientDataJSON: toText(response.clientDataJSON),
      authenticatorData: toText(response.authenticatorData),
      signature: toText(response.signature),
      ...(response.userHandle ? { userHandle: toText(response.userHandle) } : {}),
    },
  };
}

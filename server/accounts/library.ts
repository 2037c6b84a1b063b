import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { bearer } from 'better-auth/plugins/bearer';
import { username } from 'better-auth/plugins/username';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD, USER_NAME } from '../protocol/account.ts';
import type { AccountDatabase } from './database.ts';
import { noAddress, PERSON_HEADER } from './library-words.ts';
import { checkPassword } from './passwords.ts';
import type { SessionLife } from './session-life.ts';

export interface LibraryOptions {
  readonly where: AccountDatabase;
  readonly secret: string;
  /** The address that people type, or null: whatever they typed. */
  readonly publicUrl: string | null;
  readonly secureCookies: boolean;
  readonly life: SessionLife;
  readonly hash: (password: string) => Promise<string>;
  /** Sends the code with which a forgotten password can be replaced. */
  readonly sendReset: (address: string, code: string) => Promise<void>;
}

/**
 * The auth library, set up for us. Its own HTTP routes are not served: our routes call its
 * functions, so that every answer has our form, our limits and our cookie.
 */
export function makeLibrary(options: LibraryOptions) {
  const { where, secret, publicUrl, secureCookies, life, hash, sendReset } = options;
  const rpID = publicUrl === null ? 'localhost' : new URL(publicUrl).hostname;
  return betterAuth({
    appName: 'Incognita',
    baseURL: publicUrl ?? 'http://localhost',
    secret,
    database: {
      db: where.db,
      type: where.kind,
      // In SQLite an open transaction would keep moves from being stored.
      transaction: where.kind === 'postgres',
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
    // Ours count per account and for all nodes, and say when to try again.
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: SHORTEST_PASSWORD,
      maxPasswordLength: LONGEST_PASSWORD,
      sendResetPassword: ({ user, token }) => sendReset(user.email, token),
      revokeSessionsOnPasswordReset: true,
      password: {
        hash,
        verify: ({ hash: kept, password }) => checkPassword(kept, password),
      },
    },
    user: { modelName: 'accounts' },
    session: {
      modelName: 'account_sessions',
      expiresIn: life.idleMs / 1000,
      updateAge: life.noteEveryMs / 1000,
    },
    account: { modelName: 'account_credentials' },
    // What is asked for by a code is kept under its hash: reading the database lets nobody in.
    verification: { modelName: 'account_challenges', storeIdentifier: 'hashed' },
    advanced: {
      cookiePrefix: 'incognita',
      useSecureCookies: secureCookies,
      // Where people are is no concern of ours.
      ipAddress: { disableIpTracking: true },
    },
    plugins: [
      username({ usernameValidator: (name) => USER_NAME.test(name), displayUsername: false }),
      bearer(),
      passkey({
        rpID,
        rpName: 'Incognita',
        schema: { passkey: { modelName: 'account_passkeys' } },
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        advanced: { webAuthnChallengeCookie: 'challenge' },
        registration: {
          // A guest has no session yet; our route says who they are.
          requireSession: false,
          resolveUser: async ({ ctx }) => {
            const id = ctx.headers?.get(PERSON_HEADER);
            const name = ctx.query?.name;
            if (!id || !name) throw new APIError('UNAUTHORIZED');
            return { id, name };
          },
          afterVerification: async ({ verification, user, ctx }) => {
            if (verification.registrationInfo?.userVerified !== true)
              throw new APIError('UNAUTHORIZED');
            const { internalAdapter } = ctx.context;
            const guest = ctx.headers?.get(PERSON_HEADER);
            if (!guest) return;
            // Whoever has an account adds passkeys with its session, not as the guest they were.
            if (guest !== user.id || (await internalAdapter.findUserById(guest)) !== null)
              throw new APIError('UNAUTHORIZED');
            const email = noAddress(guest);
            const made = { id: guest, name: user.name, email, emailVerified: false };
            await internalAdapter.createUser(made, { method: 'passkey' });
          },
        },
        authentication: {
          afterVerification: async ({ verification }) => {
            if (!verification.authenticationInfo.userVerified) throw new APIError('UNAUTHORIZED');
          },
        },
      }),
    ],
  });
}

export type Library = ReturnType<typeof makeLibrary>;

/** Whether a password is known from a breach. */
export interface PasswordCheck {
  isBreached(password: string): Promise<boolean>;
}

/** The most used passwords of ten characters and more, as such lists agree on them; a real service knows many millions. */
const known = new Set(
  `1234567890 0123456789 12345678910 123456789a a123456789 qwertyuiop 1q2w3e4r5t 1qaz2wsx3edc qwerty12345 qwerty123456 password12 password123 password1234
   password!1 passw0rd12 iloveyou12 iloveyou123 letmein123 welcome123 welcome1234 adminadmin administrator princess12 football12 baseball12 sunshine12
   superman12 1111111111 0000000000 aaaaaaaaaa abcdefghij abcdefghijk abc1234567 abcd123456 q1w2e3r4t5 zxcvbnm123 asdfghjkl1 asdfghjklz trustno1234
   canada1234 hockey1234 montreal123 toronto123 vancouver1 soleil1234 motdepasse motdepasse1 azertyuiop azerty12345 bonjour123 jetaime123 doudou1234`.split(
    /\s+/,
  ),
);

export const embeddedPasswordCheck: PasswordCheck = {
  isBreached: async (password) => known.has(password.toLowerCase()),
};

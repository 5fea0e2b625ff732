export const words = {
  title: "Welcome back",
  required: "Sign in to continue. We will bring you right back.",
  email: "Email",
  password: "Password",
  submit: "Log in",
  new: "New here?",
  signUp: "Choose a plan and sign up",
  emailMissing: "Please enter your email address.",
  emailInvalid: "This is not a valid email address: it looks like name@example.com.",
  passwordMissing: "Please enter your password.",
  passwordLong: "A password has at most 128 characters.",
};

export const words = {
  title: "Welcome back",
  required: "Sign in to continue. We will bring you right back.",
  email: "Email",
  password: "Password",
  submit: "Log in",
  new: "New here?",
  signUp: "Choose a plan and sign up",
  emailInvalid: "Please enter a valid email address.",
  passwordMissing: "Please enter your password.",
};

const api = "https://api.example.com";
const unit = "celsius";
export { api, unit };

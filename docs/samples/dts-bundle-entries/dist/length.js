const unit = 'm';
export { unit };

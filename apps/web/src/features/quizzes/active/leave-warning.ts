export const leaveWarning = 'Are you sure you want to leave? Your quiz progress will not be saved.';
